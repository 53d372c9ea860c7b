import {spawnSync} from 'node:child_process';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Builds the shop for `npm run preview`. What the tools say on the way is shown only when they fail;
 * then the process ends with their exit code.
 */
export function buildShop(): void {
  console.log('\n  Building the shop.');
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/@shopify/cli/bin/run.js'),
      ...['hydrogen', 'build', '--codegen', '--no-bundle-stats'],
    ],
    {cwd: root, env: {...process.env, SHOPIFY_CLI_NO_ANALYTICS: '1'}, encoding: 'utf8'},
  );
  if (status === 0) return;
  console.error(stdout, stderr);
  process.exit(status ?? 1);
}
