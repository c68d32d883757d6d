import type { EditorServices, LibraryDocument } from './editor.types.ts'
import { PromotionWords } from './PromotionWords.tsx'

interface Props {
  // The class of the block, which the parts' classes are made of.
  name: string
  promotion: LibraryDocument
  services: Pick<EditorServices, 'findMedia'>
}

/** Renders a promotion in the editor: what readers get, with a button that leads nowhere. */
export function PromotionLook({ name, promotion, services }: Props) {
  const { action, imageId, text, title } = promotion
  const picture = imageId ? services.findMedia(imageId) : null
  return (
    <>
      {picture && <img src={picture.src} alt="" className={`${name}__picture`} />}
      <PromotionWords name={name} heading={title} description={text}>
        {action && <span className={`button ${name}__button`}>{action}</span>}
      </PromotionWords>
    </>
  )
}
