import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startControlServer } from './control-server.mjs';

describe('startControlServer', () => {
  const site = {
    start: vi.fn(async () => {}),
    stop: vi.fn(async () => {}),
    pause: vi.fn(async () => {}),
    resume: vi.fn(async () => {}),
  };
  /** @type {Awaited<ReturnType<typeof startControlServer>>} */
  let control;

  beforeEach(async () => {
    vi.clearAllMocks();
    control = await startControlServer(site, 2525);
  });
  afterEach(() => control.close());

  const post = (/** @type {string} */ path) => fetch(`${control.url}${path}`, { method: 'POST' });

  it('answers once Strapi is stopped', async () => {
    expect((await post('/cms/stop')).status).toBe(204);
    expect(site.stop).toHaveBeenCalledWith('cms');
  });

  it('stops the site before it starts it again', async () => {
    expect((await post('/web/restart')).status).toBe(204);
    expect(site.stop.mock.invocationCallOrder[0]).toBeLessThan(site.start.mock.invocationCallOrder[0] ?? 0);
  });

  it('starts the site with little patience', async () => {
    expect((await post('/web/restart-impatient')).status).toBe(204);
    expect(site.start).toHaveBeenCalledWith('web', { CONTENT_PATIENCE_MS: '4000' });
  });

  it('starts the site with a disk that takes no messages', async () => {
    expect((await post('/web/restart-unwritable')).status).toBe(204);
    expect(site.start).toHaveBeenCalledWith('web', { SPOOL_DIR: '/dev/null' });
  });

  it('starts Strapi with the mail server of the tests', async () => {
    expect((await post('/cms/restart-mailing')).status).toBe(204);
    expect(site.stop).toHaveBeenCalledWith('cms');
    const settings = { SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_FROM: 'site@mail.example' };
    expect(site.start).toHaveBeenCalledWith('cms', settings);
  });

  it('has Strapi hang, and go on', async () => {
    expect((await post('/cms/pause')).status).toBe(204);
    expect(site.pause).toHaveBeenCalledOnce();
    expect(site.resume).not.toHaveBeenCalled();
    expect((await post('/cms/resume')).status).toBe(204);
    expect(site.resume).toHaveBeenCalledOnce();
  });

  it('starts a second copy of the site', async () => {
    expect((await post('/copy/start')).status).toBe(204);
    expect(site.start).toHaveBeenCalledWith('copy');
  });

  it('tells a start that failed', async () => {
    site.start.mockRejectedValueOnce(new Error('no database'));
    const response = await post('/cms/start');
    expect(response.status).toBe(500);
    expect(await response.text()).toContain('no database');
  });

  it('does nothing for another method, path or caller', async () => {
    expect((await fetch(`${control.url}/cms/stop`)).status).toBe(404);
    expect((await post('/cms/remove')).status).toBe(404);
    expect((await fetch(`${new URL(control.url).origin}/cms/stop`, { method: 'POST' })).status).toBe(404);
    expect(site.stop).not.toHaveBeenCalled();
  });
});
