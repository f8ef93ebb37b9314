import { fill } from '~/i18n/fill';
import { clock } from './clock';

/** Notes each right that is granted or withdrawn in the audit trail. */
export function answerRights({ type, target }: Event, screen: HTMLElement): void {
  const cell = target instanceof HTMLInputElement && type === 'change' ? target.closest('td') : null;
  const [time, entry] = screen.querySelectorAll<HTMLElement>('[data-trail] > *');
  if (!cell || !time || !entry) return;
  const row = cell.closest('tr');
  const right = cell.closest('table')?.rows[0]?.cells[cell.cellIndex];
  const { granted = '', revoked = '' } = entry.dataset;
  time.textContent = clock.format(new Date());
  entry.textContent = fill((target as HTMLInputElement).checked ? granted : revoked, {
    role: row?.cells[0]?.textContent ?? '',
    right: right?.textContent ?? '',
  });
}
