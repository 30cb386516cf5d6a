// One file to fetch for what the composer shows now and then: each file of its own costs the inbox its name.
export { DropOverlay } from './DropOverlay';
export { ReplyPreview } from './ReplyPreview';
export { SendQuestion } from './SendQuestion';
