import { z } from 'zod'
import type { LibraryCollection, LibraryDocument } from '#blocks/core/editor.types.ts'
import { hasText } from '#blocks/core/inlineText.ts'
import type { LexicalSource } from '#blocks/core/lexical.types.ts'
import { unnamedAction } from '#blocks/core/PromotionWords.tsx'
import { blocksFromLexical } from '#blocks/registry/lexical.convert.ts'
import { plainText } from '#blocks/registry/tree.ts'

const text = z
  .string()
  .nullish()
  .transform((value) => value?.trim() ?? '')
const id = z.union([z.string(), z.number()]).transform(String)
const image = id.nullish().transform((value) => value ?? null)
// Of what is not kept in drafts there is none.
const status = z
  .enum(['draft', 'published'])
  .nullish()
  .transform((value) => value === 'draft')
const body = z
  .custom<LexicalSource>((state) => typeof state === 'object' && state !== null && 'root' in state)
  .nullish()
  .catch(null)

// Returns whether a text is empty: it has one empty paragraph.
function isBlank(state: LexicalSource | null | undefined): boolean {
  return blocksFromLexical(state).every(({ type, content }) => type === 'paragraph' && !hasText(content))
}

// As much of each collection's documents as their editor views show.
const shapes = {
  'newsletter-lists': z
    .object({ id, name: text, ctaTitle: text, description: text, logo: image })
    .transform(({ id, name, ctaTitle, description, logo }) => ({
      id,
      title: ctaTitle || name,
      text: description,
      imageId: logo,
    })),
  promotions: z
    .object({
      id,
      heading: text,
      description: text,
      ctaButtonText: text,
      url: text,
      featuredImage: image,
      _status: status,
    })
    .transform(({ id, heading, description, ctaButtonText, url, featuredImage, _status: isHidden }) => ({
      id,
      title: heading || 'Untitled',
      text: description,
      imageId: featuredImage,
      action: url === '' ? null : ctaButtonText || unnamedAction,
      isHidden,
    })),
  'candidate-forums': z
    .object({ id, title: text, candidates: z.array(z.object({ name: text, label: text, image })).nullish() })
    .transform(({ id, title, candidates }) => ({
      id,
      title: title || 'Untitled',
      text: (candidates ?? []).map(({ name }) => name).join(', '),
      candidates: (candidates ?? []).map(({ image: imageId, ...candidate }) => ({ ...candidate, imageId })),
    })),
  assistants: z
    .object({
      id,
      slug: z.string(),
      name: text,
      isOn: z.boolean().nullish(),
      suggestedQuestions: z.array(z.object({ question: text })).nullish(),
    })
    .transform(({ id, slug, name, isOn, suggestedQuestions }) => ({
      id,
      slug,
      title: name,
      text: isOn ? '' : 'Switched off',
      suggestedQuestions: (suggestedQuestions ?? []).map(({ question }) => question),
    })),
  'reusable-blocks': z
    .object({ id, title: text, body, _status: status })
    .transform(({ id, title, body: state, _status: isHidden }) => ({
      id,
      title: title || 'Untitled',
      text: plainText(blocksFromLexical(state)),
      body: isBlank(state) ? null : state,
      isHidden,
    })),
  shows: z
    .object({ id, name: text, description: body, meta: z.object({ podcastLogoSquare: id.nullish() }).nullish() })
    .transform(({ id, name, description, meta }) => ({
      id,
      title: name,
      text: plainText(blocksFromLexical(description)).split('\n')[0] ?? '',
      imageId: meta?.podcastLogoSquare ?? null,
    })),
} satisfies Record<LibraryCollection, z.ZodType>

/**
 * Returns a document of one of the library's collections as blocks know it.
 *
 * @param admin the path of the back office
 * @throws ZodError when the API answers something else
 */
export function libraryDocumentOf(collection: LibraryCollection, admin: string, document: unknown): LibraryDocument {
  const shown = shapes[collection].parse(document)
  const slug = collection === 'shows' ? 'sections' : collection
  return { ...shown, href: `${admin}/collections/${slug}/${shown.id}` }
}
