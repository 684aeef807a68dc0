import { chromium } from 'playwright';
import { launchOptions } from './scripts/chromium.ts';
const b = await chromium.launch(launchOptions());
const shots: [string,string,any][] = [
 ['welcome','/?path=/docs/overview-welcome--docs',{}],
 ['sections','/?path=/docs/overview-all-sections--docs',{}],
 ['pillars','/?path=/docs/method-pillars--docs',{}],
 ['tickets-dark','/?path=/docs/offers-tickets--docs',{colorScheme:'dark'}],
 ['story','/?path=/story/method-pillars--on-the-site',{}],
 ['compare','/?path=/story/method-pillars--on-the-site&globals=compare:laptop',{}],
 ['booking','/?path=/docs/frame-booking-dialog--docs',{}],
];
const only = process.argv.slice(2);
for (const [n,u,o] of shots) { if (only.length && !only.includes(n)) continue;
 const p = await b.newPage({viewport:{width:1440,height:900},...o});
 let req=0; p.on('request',()=>req++); p.on('console',m=>console.log(n,m.type(),m.text().slice(0,200))); p.on('response',r=>{if(r.status()>=400)console.log(n,r.status(),r.url())}); p.on('pageerror',e=>console.log(n,'ERR',e.message.slice(0,300)));
 const t=Date.now(); await p.goto('http://localhost:4560'+u); await p.waitForTimeout(6000);
 const f=p.frameLocator('#storybook-preview-iframe');
 console.log(n,'requests',req);
 if(n==='welcome'){await f.locator('body').evaluate(async b=>{for(let y=0;y<document.documentElement.scrollHeight;y+=400){window.scrollTo(0,y);await new Promise(r=>setTimeout(r,50));}window.scrollTo(0,0)});await p.waitForTimeout(1000);console.log('after scroll',req)}
 await p.screenshot({path:`/tmp/cm/${n}.png`});
 await p.close();
}
await b.close();
