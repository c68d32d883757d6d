import type { ReactElement } from 'react'

// React asks for each picture in advance, which no program for mail does.
const preloads = /<link rel="preload"[^>]*>/g

/**
 * Returns the markup of a mail. React's renderer is loaded as it lies in `node_modules`: Next refuses it in the bundle of
 * a server that renders its own pages with it.
 */
export async function mailMarkup(mail: ReactElement): Promise<string> {
  const { renderToStaticMarkup } = await import(/* turbopackIgnore: true */ 'react-dom/server')
  return renderToStaticMarkup(mail).replace(preloads, '')
}
