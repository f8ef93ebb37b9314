/** Hours and minutes as in all languages of the site; some browsers lack Albanian. */
export const clock = new Intl.DateTimeFormat('de-DE', { hour: '2-digit', minute: '2-digit' });
