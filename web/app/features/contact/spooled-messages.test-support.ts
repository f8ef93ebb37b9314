import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { SpooledMessage } from './spool.server';

export const newMessage = (changes: Partial<SpooledMessage> = {}): SpooledMessage => ({
  firstName: 'Ada',
  lastName: 'Muster',
  email: 'ada@praxis.example',
  company: '',
  interest: '',
  product: '',
  message: 'Guten Tag',
  language: 'de',
  page: '',
  campaign: '',
  submissionId: randomUUID(),
  submittedAt: new Date().toISOString(),
  spamScore: 0,
  ...changes,
});

/** Gives each test a folder for its messages. */
export function eachInFolder() {
  let parent = '';
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'spool-'));
  });
  afterEach(() => rm(parent, { recursive: true, force: true }));
  return () => join(parent, 'messages');
}
