import { describe, expect, it } from 'vitest';
import { youtubeId, youtubePlayer } from './youtube';

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
    'https://youtu.be/',
    'javascript:alert(1)',
    'https://[bad',
  ])('HV-02 B-42 is not found in %s', (value) => {
    expect(youtubeId(value)).toBeNull();
  });

  it('HV-02 the player comes from the host without cookies', () => {
    expect(new URL(youtubePlayer('aqz-KE-bpKQ')).host).toBe('www.youtube-nocookie.com');
  });
});
