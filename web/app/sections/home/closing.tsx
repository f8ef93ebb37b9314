import { useTexts } from '~/i18n/texts';
import { ClosingBand } from '~/sections/shared/closing-band';
import { onInk, outlineOnInk } from '~/ui/button.css';
import { Link } from '~/ui/link';

export function Closing() {
  const { closing } = useTexts('home');
  return (
    <ClosingBand title={closing.title} text={closing.text} lang={closing.lang}>
      <Link to="/schedule-meeting" className={onInk}>
        {closing.demo}
      </Link>
      <Link to="/#contact" className={outlineOnInk}>
        {closing.consultation}
      </Link>
    </ClosingBand>
  );
}
