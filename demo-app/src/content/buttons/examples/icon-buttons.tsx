import {IconButton} from '@life-changers/react';
import {useState} from 'react';

const heart = (
  <svg
    viewBox="0 0 20 20"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
  >
    <path d="M10 16.5 3.6 10a3.9 3.9 0 0 1 5.5-5.5l.9.9.9-.9a3.9 3.9 0 0 1 5.5 5.5z" />
  </svg>
);

export default function IconButtons() {
  const [likes, setLikes] = useState(0);
  const like = () => setLikes(likes + 1);

  return (
    <>
      <IconButton text="Like" onClick={like}>
        {heart}
      </IconButton>
      <IconButton
        text="Like, round"
        round
        variant="primary"
        onClick={like}
      >
        {heart}
      </IconButton>
      <IconButton
        text="Like, secondary"
        variant="secondary"
        size="lg"
        onClick={like}
      >
        {heart}
      </IconButton>
      <p role="status">
        {likes === 0 ? 'Be the first to like it.' : `Likes: ${likes}`}
      </p>
    </>
  );
}
