import { describe, expect, it } from '@jest/globals'
import { briefly } from '../convert/converting.fixtures.ts'
import { blocksFromPlainText } from './clipboard.convert.ts'

describe('the caption shortcode of WordPress in a pasted text', () => {
  it('becomes a picture with its caption', () => {
    const { blocks, pictures } = blocksFromPlainText(
      'Before.\n\n[caption id="a" align="alignleft" width="300"]<img src="https://x.test/a.jpg" width="300"> The pier[/caption]\n\nAfter.',
    )
    expect(briefly(blocks).map((line) => line.replace(/ width=\S+| alignment=\S+/g, ''))).toEqual([
      'paragraph: Before.',
      'image caption=The pier',
      'paragraph: After.',
    ])
    expect(pictures.map(({ source }) => source)).toEqual(['https://x.test/a.jpg'])
  })

  it('stays in the text where it holds no picture', () => {
    expect(briefly(blocksFromPlainText('[caption]Words[/caption]\n[gallery ids="1"]').blocks)).toEqual([
      'paragraph: [caption]Words[/caption]',
      'paragraph: [gallery ids="1"]',
    ])
  })
})
