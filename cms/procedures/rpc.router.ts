import { commentsRouter } from '#plugins/comments/comments.router.ts'
import { createRouter } from '#plugins/rpc/rpc.base.ts'
import { resolve as resolveAuthors } from './author/resolve.procedure.ts'
import { search as searchAuthors } from './author/search.procedure.ts'
import { createWebsocketToken } from './editor/createWebsocketToken.procedure.ts'
import { getKeptVersions } from './editor/getKeptVersions.procedure.ts'
import { getPresence } from './editor/getPresence.procedure.ts'
import { processBlocks } from './editor/processBlocks.procedure.ts'
import { requestUnlock } from './editor/requestUnlock.procedure.ts'
import { getDatawrapperChartsById } from './embed/getDatawrapperChartsById.procedure.ts'
import { getDocumentCloudDocumentsById } from './embed/getDocumentCloudDocumentsById.procedure.ts'
import { retrieveDatawrapperChart } from './embed/retrieveDatawrapperChart.procedure.ts'
import { retrieveDocumentCloudDocument } from './embed/retrieveDocumentCloudDocument.procedure.ts'
import { retrieveOrCreate } from './embed/retrieveOrCreate.procedure.ts'
import { searchDatawrapperCharts } from './embed/searchDatawrapperCharts.procedure.ts'
import { searchDocumentCloudDocuments } from './embed/searchDocumentCloudDocuments.procedure.ts'
import { generateAltText } from './media/generateAltText.procedure.ts'
import { generatePresignedUrl } from './media/generatePresignedUrl.procedure.ts'
import { getBulkContentDetails } from './media/getBulkContentDetails.procedure.ts'
import { getContentDetails } from './media/getContentDetails.procedure.ts'
import { getLibrary } from './media/getLibrary.procedure.ts'
import { search as searchMedia } from './media/search.procedure.ts'
import { take } from './media/take.procedure.ts'
import { takePicture } from './media/takePicture.procedure.ts'
import { upload } from './media/upload.procedure.ts'
import { deletePost } from './post/delete.procedure.ts'
import { getPosts } from './post/getPosts.procedure.ts'
import { getPostsById } from './post/getPostsById.procedure.ts'
import { getSections } from './post/getSections.procedure.ts'
import { resolveSections } from './post/resolveSections.procedure.ts'
import { resolveSources } from './post/resolveSources.procedure.ts'
import { resolveTags } from './post/resolveTags.procedure.ts'
import { searchSections } from './post/searchSections.procedure.ts'
import { searchSources } from './post/searchSources.procedure.ts'
import { searchTags } from './post/searchTags.procedure.ts'
import { getSettings } from './publication/getSettings.procedure.ts'
import { resolveContent } from './publication/resolveContent.procedure.ts'
import { searchContent } from './publication/searchContent.procedure.ts'
import { getSectionsByIds } from './sections/getSectionsByIds.procedure.ts'
import { search as searchSectionItems } from './sections/search.procedure.ts'
import { getUses } from './usage/getUses.procedure.ts'

/** All procedures under the names of the specifications: one line each. */
export const router = createRouter({
  author: createRouter({
    resolve: resolveAuthors,
    search: searchAuthors,
  }),
  comments: commentsRouter,
  editor: createRouter({
    createWebsocketToken,
    getKeptVersions,
    getPresence,
    processBlocks,
    requestUnlock,
  }),
  embed: createRouter({
    getDatawrapperChartsById,
    getDocumentCloudDocumentsById,
    retrieveDatawrapperChart,
    retrieveDocumentCloudDocument,
    searchDatawrapperCharts,
    searchDocumentCloudDocuments,
    retrieveOrCreate,
  }),
  media: createRouter({
    generateAltText,
    generatePresignedUrl,
    getBulkContentDetails,
    getContentDetails,
    getLibrary,
    search: searchMedia,
    take,
    takePicture,
    upload,
  }),
  post: createRouter({
    delete: deletePost,
    getPosts,
    getPostsById,
    getSections,
    resolveSections,
    resolveSources,
    resolveTags,
    searchSections,
    searchSources,
    searchTags,
  }),
  publication: createRouter({
    getSettings,
    resolveContent,
    searchContent,
  }),
  sections: createRouter({
    getSectionsByIds,
    search: searchSectionItems,
  }),
  usage: createRouter({
    getUses,
  }),
})

export type Router = typeof router
