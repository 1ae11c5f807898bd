'use client';
import { Avatar, type AvatarSize } from '../ui/avatar.tsx';
import { usePhoto } from './use-photo.ts';

/** A person's photo where there is one, else their initials. */
export const PersonAvatar = ({
  name,
  employee_id,
  seed,
  size,
}: {
  name: string;
  employee_id: number | null;
  seed?: number;
  size?: AvatarSize;
}) => {
  const photo = usePhoto(employee_id);
  const tint = seed ?? employee_id;
  return (
    <Avatar
      name={name}
      photo={photo}
      {...(tint === null ? {} : { seed: tint })}
      {...(size ? { size } : {})}
    />
  );
};
