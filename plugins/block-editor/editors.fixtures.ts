/** For tests: the newsroom's own editors, without their components. */
import type { DocumentType } from '#blocks/registry/documentTypes.ts'
import { bodyEditor, dekEditor, proseEditor } from './editors.ts'

const editorParts = {
  blocks: '/none.tsx#None',
  sharedText: '/none.tsx#None',
  comparison: '/none.tsx#None',
  textTools: '/none.tsx#None',
}

export function newsroomEditors() {
  return {
    bodyEditor: (documentType: DocumentType) => bodyEditor(editorParts, documentType),
    dekEditor: dekEditor(editorParts),
    proseEditor: proseEditor(editorParts),
  }
}
