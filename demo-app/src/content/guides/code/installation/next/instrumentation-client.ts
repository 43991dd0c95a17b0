import '@life-changers/react/ssr';
