import {playwright} from '@vitest/browser-playwright';
import {defineConfig} from 'vitest/config';

/** If `CHROMIUM_PATH` is set, this Chromium is used instead of Playwright's. */
const executablePath = process.env.CHROMIUM_PATH;
const launchOptions = executablePath ? {executablePath, args: ['--no-sandbox']} : {};

export default defineConfig({
  test: {
    // Only a hang takes this long, even on a busy machine.
    testTimeout: 60_000,
    projects: [
      {
        test: {
          name: 'browser',
          include: ['*.browser.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({launchOptions}),
            instances: [{browser: 'chromium'}],
          },
        },
      },
      ...(['jsdom', 'happy-dom'] as const).map(environment => ({
        test: {
          name: environment,
          environment,
          include: ['*.simulated.test.{ts,tsx}'],
          setupFiles: ['@life-changers/elements/simulated-document'],
        },
      })),
    ],
  },
});
