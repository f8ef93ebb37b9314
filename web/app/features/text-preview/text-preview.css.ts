import { css } from '~/styled-system/css';

export const pointed = css({ outline: 'rule.petrol', outlineWidth: '3px', outlineOffset: '2px' });
