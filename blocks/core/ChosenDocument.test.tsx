import { describe, expect, it } from '@jest/globals'
import { editorServices, editorViewMarkup } from '../registry/editorView.fixtures.ts'
import { lexicalFromBlocks } from '../registry/lexical.convert.ts'
import { type Schemas, schemas } from '../registry/schemas.ts'
import { blockFixture } from './block.fixtures.ts'
import type { PropsOf } from './defineBlock.ts'
import type { LibraryDocument } from './editor.types.ts'

type Pointing = 'newsletter-signup' | 'in-article-promotion' | 'dynamic-content' | 'reusable'

const pointers = {
  'newsletter-signup': schemas['newsletter-signup'].props.parse({ newsletterId: '1' }),
  'in-article-promotion': schemas['in-article-promotion'].props.parse({ promotionId: '1' }),
  'dynamic-content': schemas['dynamic-content'].props.parse({ promotionId: '1' }),
  reusable: schemas.reusable.props.parse({ reusableId: '1' }),
} satisfies { [Type in Pointing]: PropsOf<Schemas[Type]> }

const document: LibraryDocument = {
  id: '1',
  title: 'Keep the horn sounding',
  text: 'Six dollars a month',
  href: '/admin/1',
  imageId: '7',
  action: 'Become a member',
  body: lexicalFromBlocks([blockFixture('paragraph', { content: 'About the ferry' })]),
}

function TheBlocks() {
  return <p>The blocks themselves</p>
}

const viewOfChosen = (type: Pointing, found: LibraryDocument | null | undefined) => {
  const services = { ...editorServices, findDocument: () => found, ReadOnlyText: TheBlocks }
  return editorViewMarkup(type, pointers[type], { services })
}

describe.each(['newsletter-signup', 'in-article-promotion', 'dynamic-content', 'reusable'] as const)(
  'the editor view of "%s", whose words are kept elsewhere',
  (type) => {
    it('waits for them, and says so', () => {
      expect(viewOfChosen(type, undefined)).toMatch(/<p [^>]*role="status">Loading [a-z ]+ …<\/p>/)
    })

    it('says that they are gone', () => {
      expect(viewOfChosen(type, null)).toMatch(/This [a-z ]+ is gone\./)
    })

    it('asks for them until some are chosen', () => {
      const empty = editorViewMarkup(type, schemas[type].props.parse({}))
      expect(empty).toMatch(/No [a-z ]+ yet.*<button[^>]*>Select [A-Z]/)
    })

    it('says that readers see nothing of them before they are published', () => {
      expect(viewOfChosen(type, { ...document, isHidden: true })).toContain('is not published')
      expect(viewOfChosen(type, document)).not.toContain('is not published')
    })

    it('holds no form and no link that leads away from the story', () => {
      const view = viewOfChosen(type, document)
      expect(view).not.toContain('<form')
      expect(view).not.toMatch(/<a (?![^>]*target="_blank")/)
    })
  },
)

describe('what readers see', () => {
  it('of a newsletter is its words, its logo, and the form as a picture', () => {
    const view = viewOfChosen('newsletter-signup', document)
    expect(view).toContain('<h2 class="newsletter-signup__title">Keep the horn sounding</h2>')
    expect(view).toContain('class="newsletter-signup__logo"')
    expect(view).toContain('<span class="button">Sign Up</span>')
    expect(view).not.toMatch(/<(input|button)/)
  })

  it.each(['in-article-promotion', 'dynamic-content'] as const)('of "%s" is the promotion with its button', (type) => {
    const view = viewOfChosen(type, document)
    expect(view).toContain(`<p class="${type}__heading">Keep the horn sounding</p>`)
    expect(view).toContain(`class="${type}__picture"`)
    expect(view).toContain(`<span class="button ${type}__button">Become a member</span>`)
    expect(viewOfChosen(type, { ...document, action: null })).not.toContain('button')
  })

  it('of a reusable block is the blocks that it stands for, with the way to where they are edited', () => {
    const view = viewOfChosen('reusable', document)
    expect(view).toContain('<p>The blocks themselves</p>')
    expect(view).toContain('aria-label="Edit Keep the horn sounding (opens in new tab)"')
    const empty = viewOfChosen('reusable', { ...document, body: null })
    expect(empty).toContain('There is nothing in this reusable block yet.')
  })
})
