/**
 * The one gate: everything that must hold before a change lands, in the order that fails soonest.
 * Two lanes for two cores, then the browser. Ends with one line that counts all of it.
 */
import {spawn} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';

interface Step {
  name: string;
  command: string;
  /** Reads how many tests passed and failed; a step without tests counts as one. */
  count?: (output: string) => Count;
}

interface Count {
  passed: number;
  failed: number;
}

interface Outcome extends Count {
  name: string;
  seconds: number;
}

const root = path.resolve(import.meta.dirname, '..');
const scratch = path.join(root, '.local');
mkdirSync(scratch, {recursive: true});

const vitestReport = (name: string) => path.join(scratch, `vitest-${name}.json`);
const playwrightReport = path.join(scratch, 'e2e.json');

const vitest = (name: string, project: string): Step => ({
  name,
  command: `vitest run --project ${project} --retry=1 --reporter=default --reporter=json --outputFile.json=${vitestReport(project)}`,
  count: () => {
    const {numPassedTests, numFailedTests} = readReport<{
      numPassedTests: number;
      numFailedTests: number;
    }>(vitestReport(project));
    return {passed: numPassedTests, failed: numFailedTests};
  },
});

const lanes: Step[][] = [
  [
    {name: 'format', command: 'oxfmt --check'},
    {name: 'route and query types', command: 'node tests/generated.ts'},
    {name: 'types and lint', command: 'oxlint --deny-warnings'},
    {name: 'unused code', command: 'knip'},
    vitest('unit', 'unit'),
    {
      name: 'edge functions',
      command: 'npm run -s test:functions',
      count: (output) => {
        const found = /(\d+) passed \| (\d+) failed/.exec(output);
        if (!found) throw new Error('No test was run');
        return {passed: Number(found[1]), failed: Number(found[2])};
      },
    },
  ],
  [
    {name: 'build', command: 'shopify hydrogen build --no-bundle-stats'},
    vitest('stand-ins and other people’s code', 'slow'),
  ],
];

const onTheBuild: Step[] = [
  vitest('what browsers are sent', 'bundle'),
  {
    name: 'browser journeys',
    command: 'playwright test',
    count: () => {
      const {stats} = readReport<{stats: Record<'expected' | 'unexpected' | 'flaky', number>}>(
        playwrightReport,
      );
      // A busy machine may make a journey late once; one that fails again has failed.
      if (stats.flaky > 0) console.log(`  ${stats.flaky} passed on another try: worth a look`);
      return {passed: stats.expected + stats.flaky, failed: stats.unexpected};
    },
  },
];

function readReport<Report>(file: string): Report {
  if (!existsSync(file)) throw new Error(`No report at ${file}`);
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
  rmSync(file);
  return report;
}

function run({name, command, count}: Step): Promise<Outcome> {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, {
      cwd: root,
      shell: true,
      env: {
        ...process.env,
        PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
        SHOPIFY_CLI_NO_ANALYTICS: '1',
        CI: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    child.once('close', (code) => {
      const seconds = Math.round((Date.now() - started) / 1000);
      const outcome = {name, seconds, ...counted(code, output, count)};
      report(outcome, output);
      resolve(outcome);
    });
  });
}

/** A step that failed without saying how often has failed once. */
function counted(code: number | null, output: string, count?: Step['count']): Count {
  const failedOnce = code === 0 ? 0 : 1;
  if (!count) return {passed: 1 - failedOnce, failed: failedOnce};
  try {
    const {passed, failed} = count(output);
    return {passed, failed: Math.max(failed, failedOnce)};
  } catch {
    return {passed: 0, failed: 1};
  }
}

function report({name, passed, failed, seconds}: Outcome, output: string): void {
  const result = failed > 0 ? `${passed} passed, ${failed} FAILED` : `${passed} passed`;
  console.log(`${failed > 0 ? '✗' : '✓'} ${name.padEnd(40)} ${result.padEnd(26)} ${seconds} s`);
  if (failed > 0) console.log(output.split('\n').slice(-150).join('\n'));
}

async function inTurn(steps: Step[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) outcomes.push(await run(step));
  return outcomes;
}

const outcomes = (await Promise.all(lanes.map(inTurn))).flat();
// Journeys through a build that did not come about would fail a hundred times for one reason.
const built = outcomes.some(({name, failed}) => name === 'build' && failed === 0);
if (built) outcomes.push(...(await inTurn(onTheBuild)));

const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
