/** Makes the generated types anew and fails when a committed one was out of date. */
import {execSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

const committed = ['storefrontapi.generated.d.ts'];
const before = committed.map((file) => readFileSync(file, 'utf8'));
execSync('shopify hydrogen codegen && react-router typegen', {stdio: 'pipe'});
const stale = committed.filter((file, index) => readFileSync(file, 'utf8') !== before[index]);

if (stale.length > 0) {
  console.error(`Out of date, now made anew: ${stale.join(', ')}. Commit it.`);
  process.exitCode = 1;
}
