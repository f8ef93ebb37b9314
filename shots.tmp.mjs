import { chromium } from '@playwright/test';
const base = process.argv[2], paths = process.argv[3].split(','), widths=(process.argv[4]??'360,768,1280,1920').split(',').map(Number);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-quic','--disable-background-networking','--disable-component-update','--disable-sync'] });
for (const w of widths) { const p = await b.newPage({ viewport: { width: w, height: w<700?780:w<1000?1024:900 } });
 p.on('console', m => m.type()==='error' && console.log('ERR', m.text()));
 for (const path of paths) { await p.goto(base+path, { waitUntil: 'load' });
  const accept = p.getByRole('button', { name: /Nur notwendige|Alles klar|Verstanden|OK|Got it/ }); 
  await p.waitForTimeout(800);
  const H = await p.evaluate(()=>document.documentElement.scrollHeight);
  for (let y=0;y<H;y+=600){ await p.evaluate(y=>scrollTo({top:y,behavior:'instant'}),y); await p.waitForTimeout(60);} 
  await p.waitForTimeout(500); await p.evaluate(()=>scrollTo({top:0,behavior:'instant'})); await p.waitForTimeout(200);
  const over = await p.evaluate(()=>document.documentElement.scrollWidth-innerWidth);
  if (over>0) console.log('OVERFLOW',path,w,over);
  await p.screenshot({ path: `/tmp/shots/${path.replaceAll('/','_')||'_'}-${w}.png`, fullPage: true }); }
 await p.close(); }
await b.close();
