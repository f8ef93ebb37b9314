/** Below the site and Strapi, wherever the files are stored. */
export const UPLOADS_PATH = '/uploads/';

interface Named {
  hash: string;
  ext: string | null;
}

export const nameOf = ({ hash, ext }: Named): string => `${hash}${ext ?? ''}`;

export const addressOf = (file: Named): string => `${UPLOADS_PATH}${nameOf(file)}`;
