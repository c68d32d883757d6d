'use client'

import { AlignmentTool } from '../core/BlockTools.tsx'
import { PopularIcon } from '../core/blockIcons.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { ReaderLook } from '../core/ReaderLook.tsx'
import type { mostPopular } from './most-popular.schema.ts'

// A post of the list; a sign in its place while it is being fetched.
function MostReadPost({ id, services }: { id: string } & Pick<EditorViewProps<typeof mostPopular>, 'services'>) {
  const post = services.findPost(id)
  const picture = post?.imageId ? services.findMedia(post.imageId) : null
  return (
    <li className="most-popular__item">
      <span className="most-popular__link">{post?.headline ?? '…'}</span>
      {picture && <img src={picture.src} alt="" className="most-popular__picture" />}
    </li>
  )
}

// Renders the list as readers get it now; it changes by the hour.
function MostPopularBody({ filledPosts = [], services }: EditorViewProps<typeof mostPopular>) {
  return (
    <ReaderLook>
      <div className="most-popular">
        <h2 className="most-popular__title">Most Read</h2>
        {filledPosts.length > 0 ? (
          <ol className="most-popular__list">
            {filledPosts.map((id) => (
              <MostReadPost key={id} id={id} services={services} />
            ))}
          </ol>
        ) : (
          <p>The five posts with a picture that are read most at the time.</p>
        )}
      </div>
    </ReaderLook>
  )
}

function MostPopularToolbar({ props, update }: EditorViewProps<typeof mostPopular>) {
  return <AlignmentTool choices={['none', 'right', 'wide']} value={props.alignment} update={update} />
}

export const mostPopularEditorView: BlockEditorView<typeof mostPopular> = {
  Icon: PopularIcon,
  keywords: ['most read', 'popular', 'trending', 'list'],
  isInsertable: true,
  Body: MostPopularBody,
  Toolbar: MostPopularToolbar,
}
