import { useEffect, useState } from 'preact/hooks';

/** As in style/sizes.css: from this width on, there is a column beside the board. */
const ROOM = '(min-width: 62rem)';

/** Whether the screen has room beside the board. */
export function useRoom(): boolean {
  const [hasRoom, setRoom] = useState(() => matchMedia(ROOM).matches);
  useEffect(() => {
    const media = matchMedia(ROOM);
    const look = (): void => {
      setRoom(media.matches);
    };
    media.addEventListener('change', look);
    return () => {
      media.removeEventListener('change', look);
    };
  }, []);
  return hasRoom;
}
