import {defineConfig} from 'vitest/config';

/** `unit` runs in seconds; `slow` starts other programs and looks at what they do; `bundle` reads the build. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: {tsconfigPaths: true},
        test: {
          name: 'unit',
          // The files keep nothing in modules, and a fresh process for each costs more than its tests.
          isolate: false,
          include: [
            'app/**/*.test.{ts,tsx}',
            'local/**/*.test.ts',
            'supabase/tests/**/*.test.ts',
            'tests/contract/**/*.test.ts',
          ],
          exclude: ['**/*.slow.test.ts', '**/node_modules/**'],
        },
      },
      {test: {name: 'bundle', include: ['tests/bundle/**/*.test.ts']}},
      {
        resolve: {tsconfigPaths: true},
        test: {
          name: 'slow',
          isolate: false,
          include: ['**/*.slow.test.ts'],
          exclude: ['**/node_modules/**', '.local/**'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
