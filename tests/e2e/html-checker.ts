import {execFile, execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import vnu from 'vnu-jar';

/** The Nu HTML Checker needs Java, which not every machine has. */
export function hasChecker(): boolean {
  try {
    execFileSync('java', ['-version'], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}

/** What the checker does not know yet, or does not ask of a page but of its taste. */
const accepted = [
  // Invoker commands and light dismiss are in the HTML standard; the checker is behind it.
  /Attribute “(command|commandfor|closedby)” not allowed/,
  // ARIA in HTML lets any button be a switch; the checker only one that submits nothing.
  /Bad value “submit” for attribute “type” on element “button”/,
];

/** Half the time of the usual settings: a short run gains nothing by compiling well. */
const runtime = ['-XX:TieredStopAtLevel=1', '-Xss4m'];

/**
 * Errors in HTML documents, by the name that each has here. All of them in one run of the checker:
 * it takes longer to start than to read.
 */
export async function htmlErrors(documents: ReadonlyMap<string, string>): Promise<string[]> {
  const names = [...documents.keys()];
  const folder = mkdtempSync(path.join(tmpdir(), 'pages-'));
  try {
    const files = names.map((name, index) => {
      const file = path.join(folder, `${index}.html`);
      writeFileSync(file, documents.get(name)!);
      return file;
    });
    const {stdout} = await promisify(execFile)(
      'java',
      [
        ...runtime,
        '-jar',
        vnu,
        '--format',
        'json',
        '--errors-only',
        // On the other channel Java tells of its own settings.
        '--stdout',
        '--exit-zero-always',
        ...files,
      ],
      {maxBuffer: 50_000_000},
    );
    const {messages} = JSON.parse(stdout) as {
      messages: {url: string; message: string; extract?: string}[];
    };
    return messages
      .filter(({message}) => !accepted.some((pattern) => pattern.test(message)))
      .map(({url, message, extract}) => {
        const name = names[Number(path.basename(url, '.html'))];
        return `${name}: ${message} (${extract?.trim() ?? ''})`;
      });
  } finally {
    rmSync(folder, {recursive: true});
  }
}
