import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { Builder, Capabilities, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { vi } from 'vitest';
import { findPrograms, type Engine } from '../../scripts/engines.ts';
import { fontEnvironment } from '../../scripts/font-sets.ts';

/** Keys that the tests press. */
export type PressedKey = 'Enter' | 'Escape' | 'ArrowRight' | 'ArrowDown';

/**
 * A control: the first visible match of `selector`, with `name` in its text or label, in the section with the heading
 * `within`.
 */
export interface Place {
  selector: string;
  name?: string;
  within?: string;
}

/** One tab of a browser, with the same API for every engine. */
export interface Tab {
  /** Opens a URL and waits until it has loaded. */
  open: (url: string) => Promise<void>;
  /** Runs a function in the page. Its arguments and result are plain data. */
  evaluate: <Result, Args extends unknown[]>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Clicks a control, as with a mouse. */
  click: (place: Place) => Promise<void>;
  /** Types into a field. */
  type: (place: Place, text: string) => Promise<void>;
  /** Presses a key on the focused element. */
  press: (key: PressedKey) => Promise<void>;
  /** Makes the window as close to `width` (in px) as possible. WebKit's minimum is about 450 px. */
  resize: (width: number) => Promise<void>;
  /** Closes the browser. */
  close: () => Promise<void>;
}

/** Finds an element and scrolls it into view. Runs in the page, so the function can't use anything defined outside. */
function findElement({ selector, name, within }: Place): HTMLElement | null {
  const text = (element: Element) =>
    `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`.replace(/\s+/g, ' ');
  const scope =
    within === undefined
      ? document
      : [...document.querySelectorAll('h1, h2, h3')]
          .find((heading) => text(heading).includes(within.replace(/\s+/g, ' ')))
          ?.closest('section');
  const found = [...(scope?.querySelectorAll<HTMLElement>(selector) ?? [])].find(
    (element) => element.getClientRects().length > 0 && (name === undefined || text(element).includes(name)),
  );
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return found ?? null;
}

/**
 * Waits until an element exists and has stopped moving, and returns it. An element moves while the sections above it
 * are laid out.
 * @throws If the wait takes more than 10 seconds.
 */
async function settled<Element>(
  place: Place,
  find: () => Promise<Element | null>,
  boxOf: (element: Element) => Promise<unknown>,
): Promise<Element> {
  let before = '';
  return vi.waitFor(
    async () => {
      const element = await find();
      if (!element) throw new Error(`There is no ${JSON.stringify(place)} on the page`);
      const box = JSON.stringify(await boxOf(element));
      const moved = box !== before;
      before = box;
      if (moved) throw new Error(`${JSON.stringify(place)} keeps moving`);
      return element;
    },
    { timeout: 10_000, interval: 50 },
  );
}

/** Opens Firefox, controlled over WebDriver BiDi. Because of its proxy settings, it reaches only this computer. */
async function openFirefox([executablePath]: string[]): Promise<Tab> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    env: { ...process.env, ...fontEnvironment() },
    extraPrefsFirefox: {
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': 9,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
      'network.proxy.no_proxies_on': 'localhost',
    },
  });
  const page = await browser.newPage();
  const find = (place: Place) =>
    settled(
      place,
      async () => {
        const element: unknown = (await page.evaluateHandle(findElement, place)).asElement();
        return element as ElementHandle<HTMLElement> | null;
      },
      (element) => element.boundingBox(),
    );
  return {
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: (run, ...args) => page.evaluate(run as never, ...args),
    click: async (place) => (await find(place)).click(),
    type: async (place, text) => (await find(place)).type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width) => page.setViewport({ width, height: 900 }),
    close: () => browser.close(),
  };
}

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts a virtual display with the first free number. Returns its name and its process. */
async function startDisplay(program: string): Promise<{ display: string; process: ChildProcess }> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [data] = (await once(child.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { display: `:${data.toString().trim()}`, process: child };
}

/**
 * Opens WebKit on its own display, controlled over WebDriver. Because of its proxy settings, it reaches only this
 * computer.
 */
async function openWebKit([binary = '', driverProgram = '', displayProgram = '']: string[]): Promise<Tab> {
  const { display, process: screen } = await startDisplay(displayProgram);
  const port = await freePort();
  const service = spawn(driverProgram, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...fontEnvironment(),
      DISPLAY: display,
      // Not WebDriver's own proxy setting: with exceptions (`noProxy`), it makes about 2% of WebKit's starts crash,
      // because WebKit doesn't terminate the list of exceptions.
      http_proxy: 'http://127.0.0.1:9',
      https_proxy: 'http://127.0.0.1:9',
      no_proxy: 'localhost,127.0.0.1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      // The sandbox can't start as root in a container, and the browser would wait for it forever.
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    },
  });
  const stop = () => {
    service.kill();
    screen.kill();
  };
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  const connect = async (tries: number): Promise<WebDriver> => {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build();
    } catch (error) {
      // The driver is still starting.
      if (tries > 1 && String(error).includes('ECONNREFUSED')) return connect(tries - 1);
      stop();
      throw error;
    }
  };
  const driver = await connect(200);
  const find = (place: Place) =>
    settled(
      place,
      () => driver.executeScript<WebElement | null>(`return (${String(findElement)})(arguments[0])`, place),
      (element) => element.getRect(),
    );
  const keys: Record<PressedKey, string> = {
    Enter: Key.ENTER,
    Escape: Key.ESCAPE,
    ArrowRight: Key.ARROW_RIGHT,
    ArrowDown: Key.ARROW_DOWN,
  };
  return {
    open: (url) => driver.get(url),
    evaluate: (run, ...args) => driver.executeScript(`return (${String(run)})(...arguments)`, ...args),
    click: async (place) => (await find(place)).click(),
    type: async (place, text) => (await find(place)).sendKeys(text),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    resize: async (width) => {
      await driver.manage().window().setRect({ x: 0, y: 0, width, height: 1000 });
    },
    close: async () => {
      try {
        await driver.quit();
      } finally {
        stop();
      }
    },
  };
}

/** Opens a browser of this engine with one tab. */
export function openTab(engine: Engine): Promise<Tab> {
  const programs = findPrograms(engine);
  if (!programs) throw new Error(`${engine.name} is not installed`);
  return engine.name === 'Firefox' ? openFirefox(programs) : openWebKit(programs);
}
