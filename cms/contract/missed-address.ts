import { isReservedAddress } from './redirect-address';

const LONGEST = 120;
const MOST_SEGMENTS = 6;

/** Leaves out addresses of mail, parameters and everything that no page is called by. */
const PLAIN = /^(?:\/[\p{L}\d][\p{L}\d_.~-]*)+$/u;
/** Numbers of people, telephones or cases. */
const LONG_NUMBER = /\d{7}/;
/** Tokens: a UUID, and a long word of letters and digits. */
const TOKEN = /[\da-f]{8}-[\da-f]{4}-|(?=[a-z\d_]*\d)(?=[a-z\d_]*[a-z])[a-z\d_]{20}/;
/** Programs that look for holes ask for these. */
const PROBES =
  /\/(?:wp-|wordpress|cgi-bin|phpmyadmin|pma|vendor|actuator|xmlrpc|autodiscover|owa|ecp|boaform|solr|jenkins|node_modules)|\.(?:env|git|sql|bak|old|ini|log|sh|ya?ml|conf|cfg|zip|t?gz|tar|rar|7z|exe|dll|pem|key|map|asp|jsp|cgi)(?:$|[/.])/;

/**
 * Tells whether editors may read that this path was asked for in vain: it is short, looks like a page, and not like a
 * person or an attack. @param path in its normal form
 */
export const isListedAddress = (path: string): boolean =>
  path.length > 1 &&
  path.length <= LONGEST &&
  path.split('/').length <= MOST_SEGMENTS + 1 &&
  PLAIN.test(path) &&
  !LONG_NUMBER.test(path) &&
  !TOKEN.test(path) &&
  !PROBES.test(path) &&
  !isReservedAddress(path);
