import { useNavigate } from '@remix-run/react';
import { tokenInFragment } from 'contract/password-link-fields';
import { useEffect, useState } from 'react';
import { hashOf } from '~/admin/admin-location';

/** A hash and not none, because the router loads the page anew where a hash is taken away. */
const FIRST_TAB = hashOf({ tab: 'pages', item: null });

/** Takes the token of a mailed link out of the address, so that history and screen do not keep it. */
export function useLinkToken(isWatching: boolean) {
  const [token, setToken] = useState<string | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (!isWatching) return;
    const take = () => {
      const found = tokenInFragment(window.location.hash);
      if (!found) return;
      setToken(found);
      navigate({ hash: FIRST_TAB }, { replace: true });
    };
    take();
    // A link that is opened where the login already stands loads no document.
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, [isWatching, navigate]);
  return { token, forgetToken: () => setToken(null) };
}
