import { css } from '~/styled-system/css';

/** Outlines the text that is edited. */
export const pointed = css({ outline: 'rule.petrol', outlineWidth: '3px', outlineOffset: '2px' });
