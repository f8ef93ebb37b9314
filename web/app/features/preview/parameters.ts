export const EDITOR_PARAMETER = 'preview';
export const LINK_PARAMETER = 'draft';
export const TEXTS_PARAMETER = 'texts';

export const PREVIEW_PARAMETERS = [EDITOR_PARAMETER, LINK_PARAMETER, TEXTS_PARAMETER] as const;
