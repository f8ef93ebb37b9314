import { css } from '~/styled-system/css';

export { link, page } from '~/sections/impressum/impressum.css';

export const points = css({ display: 'grid', gap: '2', pl: '5', listStyle: 'disc' });
export const address = css({ fontStyle: 'normal', color: 'ink' });
