import { environment } from './environment';

type Action = 'cms/stop' | 'cms/start' | 'cms/pause' | 'cms/resume' | 'web/restart' | 'web/restart-impatient';

/** Stops and starts Strapi and the site, or has Strapi hang; done when it returns. */
export async function control(action: Action): Promise<void> {
  const response = await fetch(`${environment.controlUrl}/${action}`, { method: 'POST' });
  if (!response.ok) throw new Error(`${action} answered ${response.status}: ${await response.text()}`);
}
