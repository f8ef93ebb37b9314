/** The parameter of /admin, which names what an editor wants to see. */
export const EDITOR_PARAMETER = 'preview';
/** The signed one of the links of Strapi's panel. */
export const LINK_PARAMETER = 'draft';

/** With one of these an address shows more than others may see. */
export const PREVIEW_PARAMETERS = [EDITOR_PARAMETER, LINK_PARAMETER] as const;
