// The health check of the images, which have neither curl nor wget: does the address answer with a 2xx?
const [address = ''] = process.argv.slice(2);
const isHealthy = await fetch(address).then(
  (response) => response.ok,
  () => false,
);
process.exit(isHealthy ? 0 : 1);
