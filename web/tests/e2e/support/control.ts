import { environment } from './environment';

type Action =
  | 'cms/stop'
  | 'cms/start'
  | 'cms/pause'
  | 'cms/resume'
  | 'cms/restart'
  | 'cms/restart-mailing'
  | 'web/restart'
  | 'web/restart-impatient'
  | 'web/restart-unwritable';

export async function control(action: Action): Promise<void> {
  const response = await fetch(`${environment.controlUrl}/${action}`, { method: 'POST' });
  if (!response.ok) throw new Error(`${action} answered ${response.status}: ${await response.text()}`);
}
