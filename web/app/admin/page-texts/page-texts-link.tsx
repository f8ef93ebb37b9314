import { Link } from '@remix-run/react';
import { TextCursorInput } from 'lucide-react';
import { hashOf } from '~/admin/admin-location';
import { useTexts } from '~/i18n/texts';
import { ButtonLink } from '~/ui/button-link';

export function PageTextsLink() {
  const { title } = useTexts('admin-page-texts');
  return (
    <ButtonLink size="sm" variant="outline">
      <Link to={{ hash: hashOf({ tab: 'pages', item: null, textsOf: '/' }) }} preventScrollReset>
        <TextCursorInput size={16} aria-hidden="true" />
        {title}
      </Link>
    </ButtonLink>
  );
}
