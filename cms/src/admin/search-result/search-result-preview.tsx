import { Box, Flex, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { addressOf } from '../../api/blog-post/address';
import { useFormLanguage } from '../form-language';

interface Values {
  title?: string | null;
  excerpt?: string | null;
  slug?: string | null;
  seoTitle?: string | null;
  seoDescription?: string | null;
}

const firstOf = (...texts: (string | null | undefined)[]) => texts.find((text) => text?.trim())?.trim();

export function SearchResultPreview() {
  const values = useForm('SearchResultPreview', (state) => state.values as Values);
  const language = useFormLanguage();
  const slug = firstOf(values.slug) ?? addressOf(values.title ?? '');
  return (
    <Flex tag="section" aria-labelledby="search-result" direction="column" alignItems="stretch" gap={2}>
      <Typography id="search-result" tag="h3" variant="pi" fontWeight="bold">
        So etwa zeigt eine Suchmaschine den Beitrag
      </Typography>
      <Box padding={4} background="neutral0" borderColor="neutral200" hasRadius>
        <Typography tag="p" variant="pi" textColor="neutral700" ellipsis>
          {`/${language}/blog/${slug || '…'}`}
        </Typography>
        <Typography tag="p" variant="delta" textColor="primary700" ellipsis>
          {firstOf(values.seoTitle, values.title) ?? 'Noch kein Titel'}
        </Typography>
        <Typography tag="p" variant="omega" textColor="neutral800">
          {firstOf(values.seoDescription, values.excerpt) ?? 'Noch kein Anriss'}
        </Typography>
      </Box>
    </Flex>
  );
}
