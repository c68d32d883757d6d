import type { ReaderSite } from '#contract/readerApi.schema.ts'
import { icons } from './iconNames.ts'

/** Returns the web app manifest of the publication: what a phone puts on its home screen. */
export function manifestOf({ name, tagline, language }: ReaderSite): object {
  const pictures = Object.entries(icons).filter(([file]) => file.startsWith('icon-'))
  return {
    name,
    // What most launchers have room for.
    short_name: name.length > 12 ? name.replace(/^The /u, '') : name,
    description: tagline || undefined,
    ...language,
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    icons: pictures.map(([file, { sizes }]) => ({
      src: `/${file}`,
      sizes: `${sizes[0]}x${sizes[0]}`,
      type: 'image/png',
      purpose: file.includes('maskable') ? 'maskable' : 'any',
    })),
  }
}
