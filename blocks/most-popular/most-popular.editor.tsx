'use client'

import { alignmentOptions, ToolSelect } from '../core/BlockTools.tsx'
import { PopularIcon } from '../core/blockIcons.tsx'
import type { BlockFace, FaceProps } from '../core/editor.types.ts'

const alignments = alignmentOptions(['none', 'right', 'wide'] as const)

/** A post of the list; a sign in its place while it is being fetched. */
function MostReadPost({ id, services }: { id: string } & Pick<FaceProps<'most-popular'>, 'services'>) {
  const post = services.findPost(id)
  const picture = post?.imageId ? services.findMedia(post.imageId) : null
  return (
    <li>
      <span>{post?.headline ?? '…'}</span>
      {picture && <img src={picture.src} alt="" />}
    </li>
  )
}

/** What readers find there at the time; it changes by the hour. */
function MostPopularBody({ filledPosts = [], services }: FaceProps<'most-popular'>) {
  return (
    <div className="document-face">
      <div className="document-face-bar">
        <PopularIcon />
        <span>Most Read</span>
      </div>
      {filledPosts.length > 0 ? (
        <ol className="most-read-face">
          {filledPosts.map((id) => (
            <MostReadPost key={id} id={id} services={services} />
          ))}
        </ol>
      ) : (
        <p className="document-face-text">The five posts with a picture that are read most at the time.</p>
      )}
    </div>
  )
}

function MostPopularToolbar({ props, update }: FaceProps<'most-popular'>) {
  return (
    <ToolSelect
      label="Alignment"
      value={props.alignment}
      options={alignments}
      onChange={(alignment) => update({ alignment })}
    />
  )
}

export const mostPopularFace: BlockFace<'most-popular'> = {
  Icon: PopularIcon,
  keywords: ['most read', 'popular', 'trending', 'list'],
  isInsertable: true,
  Body: MostPopularBody,
  Toolbar: MostPopularToolbar,
}
