/** @param {string} siteUrl @param {string} path @param {Record<string, string>} headers */
export function requestFor(siteUrl, path, headers = {}) {
  const all = {
    Host: new URL(siteUrl).host,
    'User-Agent': 'Mozilla/5.0 (bench)',
    Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
    'Accept-Language': 'de',
    'Accept-Encoding': 'gzip, deflate, br',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}
