import type { Message } from '@/api/messages';
import type { MessageKind } from '@/lib/messagePreview';
import { AudioPlayer } from './AudioPlayer';
import { ContactCards } from './ContactCards';
import { DocumentFile } from './DocumentFile';
import { LocationCard } from './LocationCard';
import { Picture } from './Picture';
import { StickerPicture } from './StickerPicture';
import { VideoPlayer } from './VideoPlayer';

/** What a message holds beside text; an unknown kind is a file (B-19, contract 5.7). */
export function MediaBody({ message, kind }: { message: Message; kind: MessageKind }) {
  switch (kind) {
    case 'image':
      return <Picture message={message} />;
    case 'sticker':
      return <StickerPicture message={message} />;
    case 'video':
      return <VideoPlayer message={message} />;
    case 'audio':
      return <AudioPlayer message={message} />;
    case 'location':
      return <LocationCard body={message.body} />;
    case 'contact':
      return <ContactCards id={message.id} body={message.body} />;
    default:
      return <DocumentFile message={message} />;
  }
}
