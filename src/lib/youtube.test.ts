import { describe, expect, it } from 'vitest';
import { isStandIn, youtubeId, youtubePage, youtubePicture, youtubePlayer } from './youtube';

describe('the code of a help video', () => {
  it.each([
    'aqz-KE-bpKQ',
    ' aqz-KE-bpKQ ',
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=12s',
    'http://m.youtube.com/watch?list=x&v=aqz-KE-bpKQ',
    'youtube.com/watch?v=aqz-KE-bpKQ',
    'https://youtu.be/aqz-KE-bpKQ?si=abc',
    'https://www.youtube.com/embed/aqz-KE-bpKQ',
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
    'https://www.youtube.com/live/aqz-KE-bpKQ',
    'https://music.youtube.com/v/aqz-KE-bpKQ',
    'HTTPS://youtu.be/aqz-KE-bpKQ',
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?rel=0',
  ])('HV-02 B-42 is found in %s', (value) => {
    expect(youtubeId(value)).toBe('aqz-KE-bpKQ');
  });

  it.each([
    null,
    undefined,
    '',
    'curto',
    'aqz-KE-bpKQ/../x',
    'https://evil.example/watch?v=aqz-KE-bpKQ',
    'https://youtube.com.evil.example/embed/aqz-KE-bpKQ',
    'https://www.youtube.com/watch?v="><script>',
    'https://www.youtube.com/',
    'https://www.youtube.com/channel/aqz-KE-bpKQ',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/x/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/embed',
    'aqz-KE-bpKQx',
    'https://youtu.be/aqz-KE-bpKQx',
    'https://youtu.be/x/aqz-KE-bpKQ',
    'https://www.www.youtube.com/embed/aqz-KE-bpKQ',
    'https://youtu.be/',
    'javascript:alert(1)',
    'https://[bad',
  ])('HV-02 B-42 is not found in %s', (value) => {
    expect(youtubeId(value)).toBeNull();
  });

  it('HV-02 the player comes from the host without cookies', () => {
    expect(youtubePlayer('aqz-KE-bpKQ')).toBe(
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&playsinline=1',
    );
    expect(youtubePage('aqz-KE-bpKQ')).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ');
  });

  it('HV-01 a thumbnail is told from the grey picture in its place; another picture may be small', () => {
    const picture = youtubePicture('aqz-KE-bpKQ');
    expect(picture).toBe('https://img.youtube.com/vi/aqz-KE-bpKQ/mqdefault.jpg');
    expect([
      isStandIn(picture, 320),
      isStandIn(picture, 121),
      isStandIn(picture, 120),
      isStandIn('data:image/png;base64,AA', 1),
    ]).toEqual([false, false, true, false]);
  });
});
