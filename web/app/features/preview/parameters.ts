export const EDITOR_PARAMETER = 'preview';
export const LINK_PARAMETER = 'draft';
/** Marks the texts of the copy for the screen that edits them. */
export const TEXTS_PARAMETER = 'texts';

export const PREVIEW_PARAMETERS = [EDITOR_PARAMETER, LINK_PARAMETER, TEXTS_PARAMETER] as const;
