import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

/** Quiet, and able to run as root in a container. */
export const launchArgs = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const systemPaths = [
  // The part of Chromium that has no windows: it starts sooner and leaves more of the machine to the shop.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * A Chromium to test with: the one that is named, Playwright's own, the system's, one that the
 * system can install, or the one that a package of the registry carries.
 * @throws Error telling what to do when none can be had.
 */
export async function findChromium(): Promise<string> {
  const present = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemPaths];
  const found = present.find((path) => path && existsSync(path));
  if (found) return found;
  return installed() ?? (await packaged()) ?? fail();
}

/** Debian's Chromium, where this user may install it. */
function installed(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  try {
    console.log('Installing Chromium for the browser tests.');
    execFileSync('apt-get', ['update', '-qq'], {stdio: 'ignore'});
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], {stdio: 'ignore'});
    return systemPaths.find((path) => existsSync(path));
  } catch {
    return undefined;
  }
}

async function packaged(): Promise<string | undefined> {
  if (process.platform !== 'linux') return undefined;
  const {default: carried} = await import('@sparticuz/chromium');
  return carried.executablePath().catch(() => undefined);
}

function fail(): never {
  throw new Error(
    'No Chromium found for the browser tests. Run `npx playwright install chromium`, install Chromium ' +
      'or Chrome with your system, or name one in CHROMIUM_PATH.',
  );
}
