import { describe, expect, it } from '@jest/globals'
import { violationsIn, violationText } from './importDirections.ts'

const specifiers = (file: string, source: string) => violationsIn(file, source).map(({ specifier }) => specifier)

describe('imports point one way: payload.config → cms and realtime → plugins → collections → database, blocks → contract, and site → blocks', () => {
  it.each([
    ['contract/reader.schema.ts', "import { x } from '../blocks/core/x.ts'"],
    ['contract/reader.schema.ts', "import { useState } from 'react'"],
    ['database/sql.ts', "import { x } from '#collections/permissions/actor.ts'"],
    ['site/pages/home.tsx', "import { query } from '#database/sql.ts'"],
    ['blocks/gallery/gallery.editor.tsx', "import { x } from '#collections/media/media.ts'"],
    ['blocks/gallery/gallery.editor.tsx', "import type { x } from '../../plugins/media-library/x.ts'"],
    ['blocks/gallery/gallery.editor.tsx', "import { getPayload } from 'payload'"],
    ['collections/posts/posts.ts', "export * from '#plugins/urls/urls.ts'"],
    ['plugins/urls/urls.ts', "const x = await import('../../cms/environment.ts')"],
    ['plugins/urls/urls.ts', "import config from '#payload.config'"],
    ['plugins/urls/urls.ts', "import config from '../../payload.config.ts'"],
    ['cms/screens/Home.tsx', "import { Article } from '#site/components/Article.tsx'"],
    ['cms/screens/Home.tsx', "import { limits } from '#realtime/limits.ts'"],
    ['realtime/rooms/room.ts', "import { router } from '../../cms/procedures/rpc.router.ts'"],
    ['realtime/rooms/room.ts', "import { useState } from 'react'"],
    ['plugins/urls/urls.ts', "import { limits } from '#realtime/limits.ts'"],
    ['site/pages/home.tsx', "import '#plugins/urls/urls.ts'"],
    ['site/pages/home.tsx', "import { Button } from '@payloadcms/ui'"],
    ['site/pages/home.tsx', "import pg from 'pg'"],
    ['site/pages/home.tsx', "const lexical = require('lexical')"],
    ['blocks/image/image.schema.ts', "import { createElement } from 'react'"],
    ['blocks/image/image.render.tsx', "import { $getRoot } from 'lexical'"],
  ])('%s may not say %s', (file, source) => {
    expect(specifiers(file, source)).toHaveLength(1)
  })

  it.each([
    ['collections/posts/posts.ts', "import { query } from '#database/sql.ts'"],
    ['blocks/core/x.ts', "import { x } from '#contract/x.ts'"],
    ['site/pages/home.tsx', "import { x } from '#contract/x.ts'"],
    ['collections/posts/posts.ts', "import { x } from '#blocks/core/x.ts'"],
    ['plugins/urls/urls.ts', "import { x } from '../../collections/posts/x.ts'"],
    ['cms/screens/Home.tsx', "import { x } from '#plugins/urls/x.ts'"],
    ['site/pages/home.tsx', "import { x } from '../../blocks/core/x.ts'"],
    ['site/pages/home.tsx', "import type { NextConfig } from 'next'"],
    ['realtime/main.ts', "import config from '#payload.config'"],
    ['realtime/rooms/room.ts', "import { x } from '#plugins/urls/x.ts'"],
    ['payload.config.ts', "import { x } from '#cms/x.ts'"],
    ['blocks/image/image.editor.tsx', "import { $getRoot } from 'lexical'"],
    ['blocks/image/image.test.tsx', "import { x } from '#collections/x.ts'"],
    ['plugins/cms/inside.ts', "import { x } from './cms/own.ts'"],
  ])('%s may say %s', (file, source) => {
    expect(specifiers(file, source)).toEqual([])
  })

  it('takes the path of a component for the import that it is', () => {
    const source = "const field = { admin: { components: { Field: '/cms/fields/Slug.tsx#Slug' } } }"
    expect(specifiers('collections/posts/posts.ts', source)).toEqual(['/cms/fields/Slug.tsx#Slug'])
    expect(specifiers('payload.config.ts', source)).toEqual([])
  })

  it('does not mind what stands in a comment', () => {
    const source = "// import { x } from '#cms/x.ts'\n/* Field: '/cms/fields/Slug.tsx#Slug' */\nexport const x = 1"
    expect(specifiers('collections/posts/posts.ts', source)).toEqual([])
  })

  it('says where it stands and what to do instead', () => {
    const [violation] = violationsIn('plugins/urls/urls.ts', "\n\nimport { x } from '#cms/x.ts'")
    expect(violation && violationText(violation)).toMatch(/^plugins\/urls\/urls\.ts:3: '#cms\/x\.ts' .+ pass .+\.$/)
  })
})
