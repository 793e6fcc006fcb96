#pragma once

namespace bastide::os {

// Raises the number of files and connections that this process may have open to the highest number that it
// may choose itself.
void raise_open_file_limit();

}  // namespace bastide::os
