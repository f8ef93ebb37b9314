import { useLocation } from '@remix-run/react';
import { splitPath } from '~/i18n/paths';

/** The path of the page that is shown, without language. */
export const usePath = () => splitPath(useLocation().pathname).path;
