import {defineConfig, devices} from '@playwright/test';
import {findChromium, launchArgs} from './tests/e2e/chromium.ts';
import {desk} from './tests/e2e/sizes.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: '.local/test-results',
  // Each worker runs a shop of its own, so two fill two cores.
  workers: Number(process.env.E2E_WORKERS ?? 2),
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // The development runtime loses a request now and then ("other side closed").
  retries: process.env.CI ? 2 : process.env.E2E_SHOP === 'dev' ? 1 : 0,
  timeout: 60_000,
  expect: {timeout: 10_000},
  reporter: [['list'], ['json', {outputFile: '.local/e2e.json'}]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: desk,
    locale: 'en-US',
    timezoneId: 'America/Los_Angeles',
    // A worker would answer for the shop that a test watches; the offline journeys let it.
    serviceWorkers: 'block',
    // Recording every step costs a third of the time: ask for it when looking into a failure.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {executablePath: await findChromium(), args: launchArgs},
  },
});
