import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { PropsOf } from '../core/defineBlock.ts'
import type { EditorServices, EditorViewProps } from '../core/editor.types.ts'
import { mediaFixtures } from '../core/page.fixtures.tsx'
import { editorViewOf } from './editorViews.ts'
import type { BlockType, Schemas } from './schemas.ts'

/** A back office that has everything that is requested, with its own words. */
export const editorServices: EditorServices = {
  pickMedia: () => Promise.resolve(null),
  pickMobileCrop: () => Promise.resolve(null),
  altText: { missing: null, write: () => Promise.resolve('') },
  findMedia: () => mediaFixtures[0],
  openMedia: () => undefined,
  pickPost: () => Promise.resolve(null),
  findPost: (id) => ({ id, headline: 'A post', imageId: null, publishDateTime: '2026-01-02T12:00:00Z' }),
  pickDocument: () => Promise.resolve(null),
  findDocument: (_collection, id) => ({ id, title: 'A document', text: 'Words', href: '/admin' }),
  pickQuery: () => Promise.resolve(null),
  findShows: () => [{ id: '7', name: 'A show' }],
  pickEmbed: () => Promise.resolve(null),
  findEmbed: () => Promise.reject(new Error('Nothing found')),
  embedBase: 'https://embeds.example/frame',
  DayField: () => null,
  ReadOnlyText: () => null,
  brand: 'harbour-post',
  timeZone: 'America/Los_Angeles',
  mayEditHtml: true,
}

/** Returns the markup of a leaf's editor view; nothing for blocks that are their own text. */
export function editorViewMarkup<Type extends BlockType>(
  type: Type,
  props: PropsOf<Schemas[Type]>,
  given: Partial<EditorViewProps<Schemas[Type]>> = {},
): string {
  const Body: ComponentType<EditorViewProps<Schemas[Type]>> | undefined = editorViewOf(type)?.Body
  if (!Body) return ''
  const view: EditorViewProps<Schemas[Type]> = {
    props,
    isSelected: true,
    isEditable: true,
    childCount: 0,
    place: { index: 0, count: 1 },
    update: () => undefined,
    edit: () => undefined,
    services: editorServices,
    ...given,
  }
  return renderToStaticMarkup(createElement(Body, view))
}
