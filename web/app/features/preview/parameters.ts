export const EDITOR_PARAMETER = 'preview';
export const LINK_PARAMETER = 'draft';

export const PREVIEW_PARAMETERS = [EDITOR_PARAMETER, LINK_PARAMETER] as const;
