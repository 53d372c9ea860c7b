import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {claimFolder, keptSecret} from './data-folder.ts';

it('gives a folder to one run at a time, and keeps its secret', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'data-'));
  try {
    expect(claimFolder(path.join(folder, 'one'))).toBe(true);
    expect(claimFolder(path.join(folder, 'one'))).toBe(false);
    expect(claimFolder(path.join(folder, 'two'))).toBe(true);
    expect(keptSecret(path.join(folder, 'one'))).toMatch(/^[0-9a-f]{64}$/);
    expect(keptSecret(path.join(folder, 'one'))).toBe(keptSecret(path.join(folder, 'one')));
  } finally {
    rmSync(folder, {recursive: true});
  }
});
