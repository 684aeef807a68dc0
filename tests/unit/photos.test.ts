import { expect, test } from 'vitest';
import { episodeFiles } from '../../src/content/episodes/folder.ts';
import { ownPicture, pictureSize } from '../../src/content/episodes/photos.ts';

/** Pictures of 48 by 32 px. */
const pictures: Record<string, string> = {
  PNG: 'iVBORw0KGgoAAAANSUhEUgAAADAAAAAgCAIAAADbtmxLAAAANElEQVR42u3OMQ0AMAgAMJgQbvyrQNZsENIqaE51bPJiGSEhISEhISEhISEhISEhIaHboQ9znwFOTS01JwAAAABJRU5ErkJggg==',
  JPEG: '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAAgADABAREA/8QAFQABAQAAAAAAAAAAAAAAAAAAAAH/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/9oACAEBAAA/AIAAAAAAAD//2Q==',
  'progressive JPEG':
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAAgADABAREA/8QAFQABAQAAAAAAAAAAAAAAAAAAAAH/2gAIAQEAAAABgAAAP//EABQQAQAAAAAAAAAAAAAAAAAAAED/2gAIAQEAAQUCR//EABQQAQAAAAAAAAAAAAAAAAAAAED/2gAIAQEABj8CR//EABQQAQAAAAAAAAAAAAAAAAAAAED/2gAIAQEAAT8hR//aAAgBAQAAABD/AP8A/wD/xAAUEAEAAAAAAAAAAAAAAAAAAABA/9oACAEBAAE/EEf/2Q==',
  'lossy WebP':
    'UklGRkIAAABXRUJQVlA4IDYAAAAwAwCdASowACAAP83m7XA/uDIrJWgD8DmJZwDKAA8KmggAAP7Qx8Tf5HYQ3Wm804A1DwiAAAA=',
  'lossless WebP': 'UklGRh4AAABXRUJQVlA4TBEAAAAvL8AHAAdQjyIXpf+BiOh/AAA=',
  'extended WebP':
    'UklGRl4AAABXRUJQVlA4WAoAAAAEAAAALwAAHwAAVlA4IDYAAAAwAwCdASowACAAP83m7XA/uDIrJWgD8DmJZwDKAA8KmggAAP7Qx8Tf5HYQ3Wm804A1DwiAAABYTVAgAQAAAHgA',
};

test.each(Object.entries(pictures))('the size of a %s is read from it', (_kind, base64) => {
  expect(pictureSize(Buffer.from(base64, 'base64'))).toEqual({ width: 48, height: 32 });
});

test('a file that isn’t a picture has no size', () => {
  for (const text of ['', '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="32"/>'])
    expect(pictureSize(Buffer.from(text))).toBeUndefined();
});

test('reports a missing picture with file and key', () => {
  const [sample] = episodeFiles;
  if (!sample) expect.unreachable('no episode');
  const withPhoto = (photo?: string) => ({ ...sample, episode: { ...sample.episode, photo } });
  expect(ownPicture(withPhoto(), 'photo')).toBeUndefined();
  expect(() => ownPicture(withPhoto('nobody.jpg'), 'photo')).toThrow(
    `${sample.file}: photo: there is no public/photos/nobody.jpg`,
  );
  expect(() => ownPicture(withPhoto('../no body.jpg'), 'photo')).toThrow(
    `${sample.file}: photo: a picture's name`,
  );
});
