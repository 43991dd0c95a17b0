export default defineNuxtConfig({
  compatibilityDate: '2026-05-01',
  css: ['@life-changers/elements/styles/tokens.css'],
  vue: {compilerOptions: {isCustomElement: tag => tag.startsWith('lc-')}},
  app: {
    head: {
      title: 'Team admin',
      htmlAttrs: {lang: 'en'},
      link: [{rel: 'icon', href: 'data:,'}],
    },
  },
});
